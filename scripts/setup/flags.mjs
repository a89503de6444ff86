/**
 * What the server's Node is started with. V8 may otherwise use 128 MB for objects that live shorter than a request; with
 * an eighth of that it collects a little more often, and the process stays below 350 MB under load.
 */
export const SERVER_FLAGS = ['--disable-warning=ExperimentalWarning', '--max-semi-space-size=8'];

/** Each thread that compresses would keep what it once needed (glibc): 25 MB more. */
export const SERVER_ENV = { MALLOC_ARENA_MAX: '2' };
