export { type FilesDoor, files } from './files.door.ts';
export { filesRoutes } from './files.routes.ts';
export { type AttachmentFault, judgeAttachment } from './judge-attachment.ts';
export { judgeContent } from './judge-picture.ts';
export { type FileFault, fileFolders, type NewFile } from './stored-file.model.ts';
export { storedFileStore } from './stored-file.store.ts';
