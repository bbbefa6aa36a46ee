/** A pause that can be cut short: by the end of the work it waits for, or by the stop. */
export function waker(): { pause: (milliseconds: number) => Promise<void>; wake: () => void } {
  let resume: (() => void) | undefined;
  return {
    pause: (milliseconds) =>
      new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, milliseconds);
        resume = () => {
          clearTimeout(timer);
          resolve();
        };
      }),
    wake: () => resume?.(),
  };
}
