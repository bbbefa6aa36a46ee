import type { trainingRoutes as contract } from '@dray/contract/content/training.rest.ts';
import type { Request } from '#platform/request/request.ts';
import type { RestHandlers } from '#platform/request/rest-handlers.ts';
import type { ReadContent } from './read-content.ts';
import { progressToWire, trainingToWire, wholeTrainingToWire } from './training/training.wire.ts';
import { pageToWire } from './wire/content.wire.ts';

const lists = ['trainingLearning'] as const;

export function trainingRoutes(read: ReadContent): RestHandlers<typeof contract> {
  const getOne = async (request: Request, { params: { path } }: { params: { path: string } }) => {
    const { asOf, found } = await read(request, lists, (door, reader) =>
      door.getTraining(reader, request.caller.uid, path),
    );
    return { ...wholeTrainingToWire(found), asOf };
  };

  return {
    async listTrainings(request, { query }) {
      const { kind, search, ...paging } = query;
      const { asOf, found } = await read(request, lists, (door, reader) =>
        door.listTrainings(reader, request.caller.uid, { kind, search, ...paging }),
      );
      return { ...pageToWire(found, trainingToWire), asOf };
    },
    getTraining: getOne,
    getTrainingWithoutSlash: getOne,
    async setTrainingProgress(request, { params: { path }, body: { chapterId, isFinished, videoSeconds } }) {
      const step = { path, chapterId, isFinished: isFinished ?? false, videoSeconds: videoSeconds ?? 0 };
      return progressToWire(
        await read.andWrite(request, lists, (door, reader) =>
          door.setTrainingProgress(reader, request.caller.uid, step),
        ),
      );
    },
    async answerTrainingCheck(request, { params: { path }, body }) {
      const { found } = await read(request, lists, (door, reader) =>
        door.answerTrainingCheck(reader, { path, ...body }),
      );
      return found;
    },
    async listTrainingTeam(request) {
      const manager = { caller: request.caller, managed: request.scopeOf('Access Management') };
      const { found } = await read(request, lists, async (door, reader) => {
        const people = await door.listTrainingTeam(reader, manager);
        const dayOf = await door.calendarOf(reader.country);
        return people.map(({ lastActive, ...person }) => ({
          ...person,
          lastActiveOn: lastActive ? dayOf(lastActive) : null,
        }));
      });
      return { people: found };
    },
  };
}
