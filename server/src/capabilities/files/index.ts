export type { FilesDoor } from './files.door.ts';
export { filesRoutes } from './files.routes.ts';
export { type AttachmentFault, judgeAttachment } from './judge-attachment.ts';
export { judgeContent } from './judge-picture.ts';
export { openFiles } from './open-files.ts';
export { type FileFault, fileFolders, type NewFile } from './stored-file.model.ts';
