export { AskForHelp } from './ask-for-help.tsx';
export { errorReference, type HelpAddress, readHelpAddress, toHelpReference } from './help-reference.ts';
