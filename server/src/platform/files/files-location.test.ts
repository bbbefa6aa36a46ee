import { expect, test } from 'vitest';
import { readFilesUrl } from './files-location.ts';

test.each(['file:///srv/dray/files', 'file:/srv/dray/files'])('%s is a folder', (url) => {
  expect(readFilesUrl(url)).toEqual({ kind: 'folder', folder: '/srv/dray/files', isOwn: false });
});

test('a bucket is named with its key, its secret and its region, by https', () => {
  expect(readFilesUrl('s3://AKIA7:a%2Fb%2Bc@s3.eu-central-1.amazonaws.com/dray-files?region=eu-central-1')).toEqual({
    kind: 'bucket',
    endpoint: 'https://s3.eu-central-1.amazonaws.com/dray-files',
    region: 'eu-central-1',
    accessKeyId: 'AKIA7',
    secretAccessKey: 'a/b+c',
  });
});

test('in a network of one’s own it may be asked without TLS', () => {
  expect(readFilesUrl('s3://key:secret@minio:9000/files?tls=off')).toMatchObject({
    endpoint: 'http://minio:9000/files',
    region: 'us-east-1',
  });
});

test.each([
  'files',
  'https://host/bucket',
  'file:///',
  'file://server/share',
  'file:///srv/files?region=x',
  'file:///srv%2Ffiles',
  's3://host/bucket',
  's3://key@host/bucket',
  's3://key:secret@host',
  's3://key:secret@host/bucket/below',
  's3://key:secret@host/Bucket',
  's3://key:secret@host/bucket?tls=maybe',
  's3://key:secret@host/bucket?reigon=x',
  's3://key:se%zzcret@host/bucket',
])('%s names no location', (url) => {
  expect(readFilesUrl(url)).toBeUndefined();
});
