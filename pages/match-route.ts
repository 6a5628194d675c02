import { type PageRoute, routes } from './routes.ts';

export interface RouteMatch {
  route: PageRoute;
  params: Readonly<Record<string, string>>;
}

/** What a part of an address may be. An id has one way to be written, so that an entry has one address. */
const values: Readonly<Partial<Record<string, string>>> = { id: '[1-9]\\d{0,15}' };
const anything = '[^/]+';

const compiled = routes.map((route) => ({
  route,
  expression: new RegExp(
    `^${route.pattern.replace(/:(\w+)/g, (_, name) => `(?<${name}>${values[name] ?? anything})`)}/?$`,
  ),
}));

/** The first route that takes the path (without a site's mark), or undefined. */
export function matchRoute(path: string): RouteMatch | undefined {
  for (const { route, expression } of compiled) {
    const match = expression.exec(path);
    if (match) return { route, params: { ...match.groups } };
  }
  return undefined;
}
