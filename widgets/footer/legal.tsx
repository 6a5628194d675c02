import type { Filing } from '../../contract/entities/site.ts';
import type { FooterProps } from './footer.data.ts';

/** The last lines: whose the page is, how data is treated, and for sites of mainland China the two filings. */
export function Legal({ data, site, route, t, link }: FooterProps) {
  const { filing } = data;
  const { privacyPolicy } = site;
  return (
    <div className="legal">
      <p>{t('copyright', { year: data.year, name: site.name })}</p>
      <ul>
        {privacyPolicy && (
          <li>
            <a href={link(privacyPolicy.url)} rel={privacyPolicy.url.startsWith('/') ? undefined : 'noopener'}>
              {t('privacy')}
            </a>
          </li>
        )}
        {filing && (
          <li>
            <a href="https://beian.miit.gov.cn/" target="_blank" rel="noopener">
              {composeIcp(filing, route.host)}
            </a>
          </li>
        )}
        {filing?.police && (
          <li>
            <a href={policeAddress(filing.policeCode)} target="_blank" rel="noopener">
              <Shield />
              {filing.police}
            </a>
          </li>
        )}
      </ul>
    </div>
  );
}

/** The ICP number with the host's own suffix, else the site's. */
function composeIcp({ icp, icpSuffix, hosts = {} }: Filing, host: string): string {
  const suffix = Object.hasOwn(hosts, host) ? hosts[host] : icpSuffix;
  return suffix ? `${icp}-${suffix}` : icp;
}

function policeAddress(code = ''): string {
  return `https://beian.mps.gov.cn/#/query/webSearch?code=${encodeURIComponent(code)}`;
}

/** The mark of the police filing. */
function Shield() {
  return (
    <svg width="16" height="18" viewBox="0 0 16 18" aria-hidden="true">
      <path d="M8 0l7 2.6v6.2c0 4.2-2.8 7.4-7 9.2-4.2-1.8-7-5-7-9.2V2.6z" fill="#1d4f91" />
      <path d="M8 4.5l1.3 2.7 3 .4-2.200 2 .6 3L8 11.1l-2.7 1.5.6-3-2.200-2 3-.4z" fill="#f3c54b" />
    </svg>
  );
}
