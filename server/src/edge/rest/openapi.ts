import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';

const restBases = /^\/(api|identity|content)\//;

/** The REST calls described for programs, at /api/openapi.json; must be registered before the routes. */
export async function openApi(app: FastifyInstance) {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Dray', version: '1', description: 'REST calls of the ordering portal; GraphQL is at /graphql.' },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
      security: [{ bearer: [] }],
    },
    transform: (route) =>
      restBases.test(route.url) && route.schema
        ? jsonSchemaTransform(route)
        : { schema: { hide: true }, url: route.url },
    transformObject: jsonSchemaTransformObject,
  });
  app.get('/api/openapi.json', { schema: { hide: true } }, () => app.swagger());
}
