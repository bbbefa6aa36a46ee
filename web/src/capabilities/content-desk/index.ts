export {
  freshIn,
  saveContentDraft,
  uploadContentFile,
  useAddContent,
  useContentStep,
  useShownContent,
} from './change-content.ts';
export {
  type ContentPage,
  type ContentPreview,
  type ContentRow,
  contentDeskQueries,
  contentPerPage,
  type WhichContent,
  type WholeContent,
  type Written,
} from './content-desk.queries.ts';
export {
  type ContentAddress,
  type ContentFilters,
  maxContentSearch,
  readContentDesk,
} from './content-desk-address.ts';
export { openWriting, type Writing, type WritingNow } from './open-writing.ts';
export { LaterEditor } from './writing/later-editor.tsx';
