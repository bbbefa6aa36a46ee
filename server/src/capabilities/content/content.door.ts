import type { Country } from '@dray/contract/markets.ts';
import { type AskedArticles, getArticle, listArticles, readArticle } from './articles/list-articles.ts';
import { findContent } from './find-content.ts';
import { countAsked, forgetAsked, listQuestions } from './help/frequent-questions.ts';
import { type AskedHelp, getKnowledge, type HelpKind, listHelp, listThemes, setHelpful } from './help/list-help.ts';
import {
  type AskedMaterials,
  findMaterial,
  getMaterials,
  listBrands,
  listFolders,
  listMaterials,
} from './materials/list-materials.ts';
import type { ContentDeps } from './needs/content.deps.ts';
import type { Audience } from './rules/audience.ts';
import type { Paging } from './rules/content.model.ts';
import { listBanners, listHelpPages, listLinks } from './shell/list-shell-content.ts';
import { listTrainingTeam, type Manager } from './training/list-training-team.ts';
import {
  type AskedTrainings,
  answerTrainingCheck,
  getTraining,
  listTrainings,
  setTrainingProgress,
} from './training/list-trainings.ts';

export type ContentDoor = ReturnType<typeof content>;

/** Everything that people read. Each function asks for whom: what is not for them answers like what is not there. */
export function content(deps: ContentDeps) {
  return {
    findToday: (country: Country) => deps.portalConfig.findToday(country),
    timeIn: deps.timeIn,
    calendarOf: (country: Country) => deps.calendarOf(country),
    async findFile(audience: Audience, id: string) {
      const [file] = await deps.source.findFiles(audience, [id]);
      return file;
    },
    /** For a search over everything. */
    findContent: (audience: Audience, asked: Parameters<typeof findContent>[2]) =>
      findContent(deps.source, audience, asked),
    forgetOld: (max: number) => forgetAsked(deps, max),
    readFile: (key: string) => deps.files.readFile(key),
    ...shellFunctions(deps),
    ...articleFunctions(deps),
    ...trainingFunctions(deps),
    ...helpFunctions(deps),
    ...materialFunctions(deps),
  };
}

const shellFunctions = (deps: ContentDeps) => ({
  listLinks: (audience: Audience, types: readonly string[], paging: Paging) => listLinks(deps, audience, types, paging),
  listBanners: (audience: Audience, locationId: string, paging: Paging) =>
    listBanners(deps, audience, locationId, paging),
  listHelpPages: (audience: Audience, paging: Paging) => listHelpPages(deps, audience, paging),
});

const articleFunctions = (deps: ContentDeps) => ({
  listArticles: (audience: Audience, uid: string | undefined, asked: AskedArticles & Paging) =>
    listArticles(deps, audience, uid, asked),
  getArticle: (audience: Audience, uid: string | undefined, path: string) => getArticle(deps, audience, uid, path),
  readArticle: (audience: Audience, uid: string, path: string) => readArticle(deps, audience, uid, path),
});

const trainingFunctions = (deps: ContentDeps) => ({
  listTrainings: (audience: Audience, uid: string, asked: AskedTrainings) => listTrainings(deps, audience, uid, asked),
  getTraining: (audience: Audience, uid: string, path: string) => getTraining(deps, audience, uid, path),
  setTrainingProgress: (audience: Audience, uid: string, step: Parameters<typeof setTrainingProgress>[3]) =>
    setTrainingProgress(deps, audience, uid, step),
  answerTrainingCheck: (audience: Audience, answer: Parameters<typeof answerTrainingCheck>[2]) =>
    answerTrainingCheck(deps, audience, answer),
  listTrainingTeam: (audience: Audience, manager: Manager) => listTrainingTeam(deps, audience, manager),
});

const helpFunctions = (deps: ContentDeps) => ({
  listHelp: (audience: Audience, kind: HelpKind, asked: AskedHelp) => listHelp(deps, audience, kind, asked),
  listQuestions: (audience: Audience, wanted: AskedHelp) => listQuestions(deps, audience, wanted),
  countAsked: (audience: Audience, uid: string, path: string) => countAsked(deps, audience, uid, path),
  listThemes: (audience: Audience, kind: HelpKind, paging: Paging) => listThemes(deps, audience, kind, paging),
  getKnowledge: (audience: Audience, path: string) => getKnowledge(deps, audience, path),
  setHelpful: (audience: Audience, uid: string, vote: Parameters<typeof setHelpful>[3]) =>
    setHelpful(deps, audience, uid, vote),
});

const materialFunctions = (deps: ContentDeps) => ({
  listMaterials: (audience: Audience, asked: AskedMaterials) => listMaterials(deps, audience, asked),
  listFolders: (audience: Audience) => listFolders(deps, audience),
  listBrands: (audience: Audience) => listBrands(deps, audience),
  getMaterials: (audience: Audience, ids: readonly string[]) => getMaterials(deps, audience, ids),
  findMaterial: (audience: Audience, id: string, role: 'material' | 'preview') =>
    findMaterial(deps, audience, id, role),
});
