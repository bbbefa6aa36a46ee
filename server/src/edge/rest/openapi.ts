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
    transform: (route) => {
      if (!restBases.test(route.url) || !route.schema) return { schema: { hide: true }, url: route.url };
      const described = jsonSchemaTransform(route);
      const field = route.route.config?.uploadField;
      return field === undefined ? described : { ...described, schema: { ...described.schema, ...fileForm(field) } };
    },
    transformObject: jsonSchemaTransformObject,
  });
  app.get('/api/openapi.json', { schema: { hide: true } }, () => app.swagger());
}

/** One file in a form; no schema of the route says so, because nothing reads it before its sender was let in. */
const fileForm = (field: string) => ({
  consumes: ['multipart/form-data'],
  body: { type: 'object', required: [field], properties: { [field]: { type: 'string', format: 'binary' } } },
});
