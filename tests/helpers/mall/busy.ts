/** One that runs, and those that may wait behind it. */
const PLACES = 4;

type InTurn = (work: () => Promise<void>) => Promise<void>;

/** Takes every place of one who works in turn. @returns how many of theirs run, the most that ever did, and how to end them */
export async function busy(inTurn: InTurn) {
  let [running, most] = [0, 0];
  let end = () => {};
  const ended = new Promise<void>((done) => {
    end = done;
  });
  const works = Array.from({ length: PLACES }, () =>
    inTurn(async () => {
      running += 1;
      most = Math.max(most, running);
      await ended;
      running -= 1;
    }),
  );
  await new Promise((next) => setImmediate(next));
  return {
    running: () => running,
    most: () => most,
    async release() {
      end();
      await Promise.all(works);
    },
  };
}
