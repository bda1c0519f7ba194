/** Codes one binary decision after another: an encoder takes the bit, a decoder ignores it and returns that of its text. */
export interface BitCoder {
  /** `probability` is that of a 1 in units of 1/65536, from 16 to 65520. */
  bit(probability: number, bit: number): number;
}

/**
 * Logistic function of -8 to 8 in 33 steps, in units of 1/4096. Rounded here, because engines round Math.exp
 * differently.
 */
// biome-ignore format: one table
const knots = [
  1, 2, 3, 6, 10, 16, 27, 45, 73, 120, 194, 310, 488, 747, 1101, 1546, 2047, 2549, 2994, 3348, 3607, 3785, 3901, 3975,
  4022, 4050, 4068, 4079, 4085, 4089, 4092, 4093, 4094,
] as const;

/** Probability by logit, both in 12 bits; logits in units of 1/256. */
const squash = Int32Array.from({ length: 4096 }, (_, x) => {
  const at = x >> 7;
  const part = x & 127;
  return ((knots[at] ?? 0) * (128 - part) + (knots[at + 1] ?? 4095) * part + 64) >> 7;
});

/** Logit by probability, the inverse of `squash`. */
const stretch = Int32Array.from({ length: 4096 }, (_, probability) => {
  let [low, high] = [1, 4095];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((squash[middle] ?? 0) < probability) low = middle + 1;
    else high = middle;
  }
  return low - 2048;
});

/**
 * By how often a context was seen: how far its next bit moves its probability, and its confidence, by which the weights
 * are selected.
 */
const LIMIT = 255;
const rates = Int32Array.from({ length: LIMIT + 1 }, (_, seen) => 8192 / (seen + 1.5));
const confidences = Int32Array.from({ length: LIMIT + 1 }, (_, seen) => Math.min(3, Math.ceil(Math.log2(seen + 1))));

/** Weights are units of 1/65536. */
const LEARNING = 10;

/**
 * Predicts bits from several contexts, whose predictions are mixed by weights that are learned (logistic mixing, Mahoney,
 * PAQ6). A context has a probability of 22 bits, as a difference from a half, and below it how often it was seen. All is
 * computed in whole numbers, so that every engine reads what another has written.
 */
export class Mixer {
  /** Hashes of the contexts, the most predictive last. They are set before `select`. */
  readonly contexts: Int32Array;
  readonly #coder: BitCoder;
  readonly #bits: number;
  readonly #slots: Int32Array;
  readonly #weights: Int32Array;
  readonly #logits: Int32Array;
  readonly #bases: Int32Array;

  /** Each of the `inputs` has 2 to the power of `bits` slots for its contexts. */
  constructor(coder: BitCoder, inputs: number, bits: number) {
    this.#coder = coder;
    this.#bits = bits;
    this.contexts = new Int32Array(inputs);
    this.#slots = new Int32Array(inputs << bits);
    this.#weights = new Int32Array(inputs * 64).fill((65_536 * 1.4) / inputs);
    this.#logits = new Int32Array(inputs);
    this.#bases = new Int32Array(inputs);
  }

  /** Selects the next 15 nodes in the tree of a symbol's bits: adjacent, so that they share a cache line. */
  select(salt: number): void {
    const shift = 32 - this.#bits;
    for (let i = 0; i < this.contexts.length; i++) {
      const hash = Math.imul((this.contexts[i] ?? 0) ^ Math.imul(salt, 0x2f0b4c47), 0x9e3779b1) >>> shift;
      this.#bases[i] = (i << this.#bits) + (hash & -16);
    }
  }

  /** Codes a bit at one of these nodes, 1 to 15. */
  code(node: number, given = 0): number {
    const slots = this.#slots;
    const weights = this.#weights;
    const logits = this.#logits;
    const bases = this.#bases;
    const inputs = bases.length;
    let set = 0;
    for (let i = 0; i < inputs; i++) {
      const state = slots[(bases[i] ?? 0) + node] ?? 0;
      logits[i] = stretch[(state >> 20) + 2048] ?? 0;
      if (i >= inputs - 3) set = set * 4 + (confidences[state & 1023] ?? 0);
    }
    const first = set * inputs;
    let logit = 0;
    for (let i = 0; i < inputs; i++) logit += (weights[first + i] ?? 0) * (logits[i] ?? 0);
    logit >>= 16;
    const probability = squash[Math.max(-2047, Math.min(2047, logit)) + 2048] ?? 0;
    const bit = this.#coder.bit(probability << 4, given);
    const error = ((bit << 12) - probability) * LEARNING;
    const target = bit === 1 ? 2_097_151 : -2_097_152;
    for (let i = 0; i < inputs; i++) {
      weights[first + i] = (weights[first + i] ?? 0) + (((logits[i] ?? 0) * error + 0x8000) >> 16);
      const slot = (bases[i] ?? 0) + node;
      const state = slots[slot] ?? 0;
      const seen = state & 1023;
      const step = (((target - (state >> 10)) >> 3) * (rates[seen] ?? 0)) & -1024;
      slots[slot] = state + step + (seen < LIMIT ? 1 : 0);
    }
    return bit;
  }

  /** Codes `count` bits of a whole number, the highest first, each in the context of those before. */
  codeBits(count: number, salt: number, given = 0): number {
    let value = 0;
    let node = 1;
    for (let at = count - 1; at >= 0; at--) {
      if ((count - 1 - at) % 4 === 0) {
        this.select(join(salt, value));
        node = 1;
      }
      const bit = this.code(node, (given >> at) & 1);
      node = node * 2 + bit;
      value = value * 2 + bit;
    }
    return value;
  }
}

/** Joins a value to the hash of a context. */
export function join(hash: number, value: number): number {
  return Math.imul(hash ^ Math.imul(value + 1, 0x85ebca6b), 0xc2b2ae35) ^ (value << 7);
}

/** How many bits a whole number has, 0 for 0. */
export function bitLength(value: number): number {
  return 32 - Math.clz32(value);
}
