interface CollectionInputs {
  /** Bytes of resident memory. */
  readonly resident: () => number;
  /** Share of the time since the last call in which the event loop worked, 0 to 1. */
  readonly utilization: () => number;
  /** Collects all garbage: 0.1 to 0.2 s in which nothing else runs. */
  readonly collect: () => void;
}

/** Check interval in ms, and checks between two collections at least: of a thousand calls three may wait for one. */
export const COLLECTION_INTERVAL = 1_000;
const CHECKS = 60;

/** Above this share of the time the process is busy. */
const BUSY = 0.25;

/** Bytes of resident memory below which garbage is not collected. */
const LEAST = 256 * 2 ** 20;

/** Growth factor of resident memory, since it was lowest after the last collection, at which the next one runs. */
const GROWTH = 1.1;

/**
 * Returns a function, to be called every COLLECTION_INTERVAL, that collects garbage once the process is quiet after
 * memory has grown: V8 does not count the native memory of closed connections. See SECURITY.md, "Memory".
 */
export function createCollection({ resident, utilization, collect }: CollectionInputs): () => void {
  let lowest = 0;
  let checks = CHECKS;
  return () => {
    const now = resident();
    const isBusy = utilization() > BUSY;
    lowest = Math.min(lowest, now);
    if (++checks < CHECKS || isBusy || now < Math.max(LEAST, lowest * GROWTH)) return;
    collect();
    checks = 0;
    lowest = resident();
  };
}
