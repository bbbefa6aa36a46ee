import { hashSources } from '../hash-sources.ts';
import { stampOf } from '../stamp-sources.ts';

/** All that the built web is made of; the lock file stands for every package in it. */
const SOURCES = ['web', 'contract/src', 'package-lock.json'];

export const hashWebSources = (repository: string): string => hashSources(repository, SOURCES);

export const stampWebSources = (repository: string): string => stampOf(repository, SOURCES);
