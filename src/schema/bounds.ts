/** Ages of people in completed years on the reference date. */
export const ageLimits = { min: 18, max: 90 };

/** Indexes of the people of a seed are unsigned 32-bit numbers. */
export const indexes = 2 ** 32;

/** Members of a household at most; person `id` of household h is person h * 8 + id - 1 of the seed. */
export const householdLimit = 8;

/** Records of one call of verification at most. */
export const recordLimit = 1_000;

/** Limits of a batch, whose answer is made in memory: some 1 MB for 1,000 people, twice that with extra values. */
export const batchLimits = { count: 1_000, members: 2_000, extras: 200 };

export const householdCount = indexes / householdLimit;

/** Characters of a text and elements of a list to verify: the time of the checks is proportional to them. */
export const verifyLimits = { text: 300, list: 20 };
