/** How many examples a test takes: few with every change, all of them by `npm run test:heavy`. */
export const examples = ({ few, all }: { few: number; all: number }): number =>
  process.env.DRAY_HEAVY === '1' ? all : few;
