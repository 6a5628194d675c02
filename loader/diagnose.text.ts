import type { LiveCode } from '../contract/entities/embed-check.ts';
import type { TextTable, Word } from '../contract/text.ts';

/** What is only seen in a living page. */
export const liveText = {
  serverAway: {
    cn: '{origin} 没有回应：可能被防火墙、代理、拦截扩展或页面的Service Worker挡住了。因此标签、表单编号和提交权限没有核对。',
    en: '{origin} did not answer: a firewall, a proxy, an extension or a service worker of the page may keep it away. Tags, ids of forms and whether forms may be sent could not be checked.',
  },
  serverFails: {
    cn: '{origin} 的回应不对（HTTP {status}）：服务器出了故障，或者有代理或页面的Service Worker代替它回应。因此标签、表单编号和提交权限没有核对。',
    en: '{origin} does not answer as it should (HTTP {status}): it is down, or a proxy or a service worker of the page answers in its place. Tags, ids of forms and whether forms may be sent could not be checked.',
  },
  checkAway: {
    cn: '标签、表单编号和提交权限没有核对：核对的请求没有得到回应，可能被拦截扩展或代理挡住了。请在这里核对：{address}',
    en: 'Tags, ids of forms and whether forms may be sent were not checked: that call alone had no answer, as an extension or a proxy may see to it. Check them at {address}',
  },
  chunkAway: {
    cn: '{address} 没有得到：可能被拦截扩展、防火墙、代理或页面的Service Worker挡住了，需要它的组件无法使用。',
    en: '{address} did not come: an extension, a firewall, a proxy or a service worker of the page keeps it away, and what needs it does not work.',
  },
  chunkFails: {
    cn: '{address} 得到的是“{answer}”，而不是我们的脚本：有代理或页面的Service Worker代替服务器回应。请让它放过这个地址。',
    en: '{address} was answered by “{answer}”, which is no script of ours: a proxy or a service worker of the page answers in the server’s place. Let it leave that address alone.',
  },
  serverBusy: {
    cn: '检查得太频繁，服务器请您稍等。标签、表单编号和提交权限这次没有核对，请一分钟后再试。',
    en: 'That was a lot to check, and the server asks to wait. Tags, ids of forms and whether forms may be sent were not checked this time: try again in a minute.',
  },
  registryBroken: {
    cn: '页面替换或停用了浏览器的自定义元素（customElements）：我们的标签不会变成组件。请去掉那个脚本。',
    en: 'The page has replaced or locked the browser’s customElements: our tags do not come to life. Take out the script that does it.',
  },
  shadowBroken: {
    cn: '页面替换了浏览器的attachShadow：我们的组件不会显示，或者没有样式。请去掉那个脚本，它常常是旧的ShadyDOM。',
    en: 'The page has replaced the browser’s attachShadow: our tags show nothing, or have no styles. Take out the script that does it, which often is an old ShadyDOM.',
  },
  storageBlocked: {
    cn: '浏览器不允许这个页面存储任何内容：组件照常工作，但线索不带来源页，刷新后也不记得填写的内容。',
    en: 'The browser lets this page store nothing: widgets work, but leads come without where the visitor came from, and a reload forgets what was filled in.',
  },
  clockOff: {
    cn: '这台电脑的时钟是{here}，而实际时间是{there}（UTC）：活动的开始和结束可能显示得不对。',
    en: 'This computer’s clock says {here} where it is {there} (UTC): which events are to come and which are past may show wrongly.',
  },
  ownVitrine: {
    cn: '页面自己已有名为 vitrine 的变量或元素：写给它的命令我们收不到。',
    en: 'The page has a vitrine of its own, be it an element’s id: commands that are given to it do not reach us.',
  },
  tagFailed: {
    cn: '{tag} 没能加载，显示的是“{words}”',
    en: '{tag} could not load. In its place stands “{words}”',
  },
  tagTaken: {
    cn: '{tag}：另一个脚本占用了这个标签名。',
    en: '{tag}: another script has defined a tag of this name.',
  },
  tagStuck: {
    cn: '{tag} 在可见范围内，却没有加载出来。请看控制台中较早的错误，以及网络面板中没有回应的请求。',
    en: '{tag} is in sight, and has not come. See the errors above in this console, and what has no answer among the requests.',
  },
  tagUnwatched: {
    cn: '{tag} 位于您页面的shadow root之内，我们看不到那里。',
    en: '{tag} stands in a shadow root of yours, which we do not look into unless you say so.',
  },
  tagHidden: {
    cn: '{tag} 被隐藏了，显示出来时才会加载。要马上加载，请加上这个属性。',
    en: '{tag} is hidden, and comes once it is shown. To have it at once, give it this attribute.',
  },
  tagUnplaced: {
    cn: '{tag} 不会自行加载：它要等到进入可见范围，而页面样式“{rule}”使它在加载之前不占任何位置。请让该样式不涉及这个标签，或加上这个属性让它马上加载。',
    en: '{tag} does not come by itself: it waits to be in sight, and the page’s style “{rule}” leaves it no place to be until it has come. Leave it out of that style, or have it at once by this attribute.',
  },
  tagAsleep: {
    cn: '{tag} 写着 wake="never"，不会加载。',
    en: '{tag} says wake="never", and so never comes.',
  },
  tagSwallows: {
    cn: '{tag} 之内有您页面的内容，因此不会显示：它以 /> 结尾，或没有结束标签。请写上结束标签。',
    en: '{tag} has swallowed content of your page, which does not show: it ends with />, or has no end tag. Give it one.',
  },
} as const satisfies Record<LiveCode, Word>;

export const text = {
  checkPage: {
    cn: '也可以把响应标头粘贴到这里检查：{address}',
    en: 'Response headers that nothing was refused by yet can be checked at {address}',
  },
} as const satisfies TextTable;
