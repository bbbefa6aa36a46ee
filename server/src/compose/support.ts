import type { DocumentsDoor } from '#capabilities/documents/index.ts';
import { judgeAttachment } from '#capabilities/files/index.ts';
import type { OrderingDoor } from '#capabilities/ordering/index.ts';
import {
  judgeFile,
  openRequestDesk,
  openSupport,
  openSupportDesk,
  requestDeskRoutes,
  supportRoutes,
} from '#capabilities/support/index.ts';
import { attachmentOpener } from '#platform/attachments/attachment-opener.ts';
import type { DoorOf } from '#platform/request/request.ts';
import type { Base } from './base.ts';

type Beside = { documentsOf: DoorOf<DocumentsDoor>; orderingOf: DoorOf<OrderingDoor> };

/** Requests to customer service, which refer to orders and documents of others. */
export function composeSupport(parts: Base, beside: Beside) {
  const { logger, scan } = parts;
  const open = attachmentOpener();
  const needs = { ...parts, ...beside };
  const supportOf = openSupport(needs);
  const judge = judgeFile((sent) => judgeAttachment(sent, { open, scan, logger }));
  return {
    supportOf,
    supportDeskOf: openSupportDesk(needs),
    supportRoutes: {
      ...supportRoutes({ supportOf, judgeFile: judge, logger }),
      ...requestDeskRoutes({ deskOf: openRequestDesk(needs), supportOf, judgeFile: judge }),
    },
  };
}
