export { AcademyVisit } from './lazy-academy-visit.tsx';
export { useHandOff } from './use-hand-off.ts';
