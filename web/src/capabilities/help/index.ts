export { AskForHelp } from './ask-for-help.tsx';
export { AskLater } from './ask-later.tsx';
export {
  errorReference,
  type HelpAddress,
  type HelpReference,
  readHelpAddress,
  searchReference,
  toHelpReference,
} from './help-reference.ts';
export { HelpWayContext } from './help-way.ts';
