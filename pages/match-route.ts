import { type PageRoute, routes } from './routes.ts';

export interface RouteMatch {
  route: PageRoute;
  params: Readonly<Record<string, string>>;
}

const compiled = routes.map((route) => ({
  route,
  expression: new RegExp(`^${route.pattern.replace(/:(\w+)/g, '(?<$1>[^/]+)')}/?$`),
}));

/** The first route that takes the path (without a site's mark), or undefined. */
export function matchRoute(path: string): RouteMatch | undefined {
  for (const { route, expression } of compiled) {
    const match = expression.exec(path);
    if (match) return { route, params: { ...match.groups } };
  }
  return undefined;
}
