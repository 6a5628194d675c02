/** What a visitor agrees to when sending a form; the version is stored with the lead. */
export interface PrivacyPolicy {
  version: string;
  url: string;
}

/** Filing numbers that mainland law wants at a page's foot. `hosts` gives a host's own number in place of the default suffix. */
export interface Filing {
  icp: string;
  icpSuffix?: string;
  hosts?: Record<string, string>;
  police?: string;
  policeCode?: string;
}

export interface Site {
  id: number;
  title: string;
  /** Language code, also the page body's class: `cn`, `en`. */
  mark: string;
  logo: string;
  name: string;
  /** BCP 47 tag of the mark: `zh-CN`, `en`. */
  lang: string;
  description?: string;
  /** The language's own name, for the language switcher. */
  languageName: string;
  privacyPolicy?: PrivacyPolicy;
  filing?: Filing;
  /** IANA zone of the site's dates: without one, Asia/Shanghai for cn and UTC for the others. */
  timeZone?: string;
}

/** A site as the list of all shows it: every bare widget fetches that list, so it has what they show and no more. */
export type SiteSummary = Omit<Site, 'title' | 'description' | 'filing'>;

/** A site's own wording, by the widget's text key (`form.submit`), laid over the built-in words. */
export type Dictionary = Record<string, string>;
