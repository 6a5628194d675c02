import { describeRefusals } from './failures.ts';

/** The files of the content. They stand beside the calls, not among them, and their answers have no envelope. */
export const filesPath = {
  '/files/{name}': {
    servers: [{ url: '/' }],
    get: {
      operationId: 'GetFile',
      tags: ['files'],
      summary: 'A file of the content',
      description: 'The name may have folders in it. Parts are given for `Range`.',
      parameters: [
        { name: 'name', in: 'path', required: true, schema: { type: 'string' }, example: 'pictures/hero.webp' },
        {
          name: 'w',
          in: 'query',
          required: false,
          description:
            'The width in pixels that a picture is wanted in: as AVIF where that was made ahead, else as WebP, where `Accept` has them.',
          schema: { type: 'integer', minimum: 1 },
        },
      ],
      responses: {
        200: {
          description: 'The file.',
          content: { '*/*': { schema: { contentMediaType: 'application/octet-stream' } } },
        },
        304: { description: 'The file is the one that `If-None-Match` names.' },
        ...describeRefusals(['invalidInput', 'behindForm', 'linkExpired']),
        404: { description: 'There is no such file.' },
        default: { $ref: '#/components/responses/Other' },
      },
    },
  },
};
