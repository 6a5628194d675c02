import type { FastifyBaseLogger } from 'fastify';
import { lacksContent } from './page-renderer.ts';

/**
 * Tells of widgets that were left out of a page. What the content lacks is told once and in one line: every page of a
 * site may have the same widget.
 */
export function createFailureLog(log: Pick<FastifyBaseLogger, 'error' | 'warn'>) {
  const told = new Set<string>();
  return {
    tell: (widget: string, error: unknown) => {
      if (!lacksContent(error)) return log.error({ err: error, widget }, 'a widget could not be rendered');
      if (told.has(error.message)) return;
      told.add(error.message);
      log.warn({ widget }, `a widget has nothing to show: ${error.message}`);
    },
    /** The content has changed. */
    forget: () => told.clear(),
  };
}
