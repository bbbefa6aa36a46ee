import type { ssoRoutes as contract } from '@dray/contract/sso/sso.rest.ts';
import type { Tool } from '@dray/contract/sso/tools.ts';
import type { DoorOf, Request } from '#platform/request/request.ts';
import type { RestHandlers } from '#platform/request/rest-handlers.ts';
import { issuerOf } from './hand-over.ts';
import { samlMetadata } from './saml-metadata.ts';
import { certificateIn } from './sign-saml.ts';
import type { HandOffKeys, HandOffSettings } from './sso.deps.ts';
import type { SsoDoor } from './sso.door.ts';

type Parts = { ssoOf: DoorOf<SsoDoor>; settings: HandOffSettings; keys: HandOffKeys };

export function ssoRoutes({ ssoOf, settings, keys }: Parts): RestHandlers<typeof contract> {
  const handOverTo = (tool: Tool) => async (request: Request) => {
    const key = await (await keys()).current();
    return request.write((transaction) =>
      ssoOf(transaction).handOver(request.caller, request.actor, { tool, key, language: request.language }),
    );
  };
  return {
    handOffToELearning: handOverTo('eLearning'),
    handOffToPubMenu: handOverTo('pubMenu'),
    handOffToEmptiesManagement: handOverTo('emptiesManagement'),

    getSamlMetadata: async () => {
      const accepted = await (await keys()).accepted();
      const certificates = accepted.map(({ publicJwk }) => certificateIn(publicJwk));
      const bytes = samlMetadata({ issuer: issuerOf(settings), portalUrl: settings.portalUrl, certificates });
      return { bytes, type: 'application/samlmetadata+xml; charset=utf-8' };
    },
  };
}
