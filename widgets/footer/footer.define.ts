import { defineWidget } from '../kit/runtime/define-widget.ts';
import { attributes, load } from './footer.data.ts';
import { text } from './footer.text.ts';
import { Footer } from './footer.tsx';

/** The foot of every page: how to reach the vendor, where else to go, and what the law wants to be read. */
export default defineWidget({
  name: 'footer',
  attributes,
  wake: 'interaction',
  load,
  // All but the codes stands in the server's HTML: of a list of links, one tells that there is one.
  client: ({ navigation, filing, portal, year }) => ({
    year,
    filing,
    portal,
    navigation: {
      ...navigation,
      briefIntroductionList: [],
      aboutEndpointsList: navigation.aboutEndpointsList.slice(0, 1),
      quickLinksList: navigation.quickLinksList.slice(0, 1),
    },
  }),
  View: Footer,
  sheet: () => import('./footer.style.ts'),
  text,
});
