import type { FindingCode, FindingWeight } from '../../contract/entities/embed-check.ts';
import type { TextTable, Word } from '../../contract/text.ts';

/** What is found, by its code. A code without words does not compile. */
const findings = {
  scriptBlocked: {
    cn: '{directive} 没有允许 {source}：我们的脚本无法运行，页面上什么也不会显示。',
    en: '{directive} does not allow {source}: our script may not run, and nothing will show.',
  },
  nonceMissing: {
    cn: '{directive} 含有 strict-dynamic，只认nonce，不看域名：请给脚本标签加上您页面每次响应的nonce。',
    en: '{directive} says strict-dynamic, which goes by nonces and takes no notice of hosts: give the script tag the nonce of your response.',
  },
  nonceHidden: {
    cn: '脚本标签的nonce是空的：浏览器的开发者工具会隐藏它。请粘贴页面源代码（查看网页源代码）以便核对。',
    en: 'The script tag’s nonce is empty here: a browser’s tools hide it. To have it checked, paste the page’s source as the server sent it.',
  },
  nonceDiffers: {
    cn: '脚本标签的nonce“{nonce}”与 {directive} 中的不同。两者必须来自同一次响应，且每次响应都要更换。',
    en: 'The script tag’s nonce “{nonce}” is none of those in {directive}. Both have to be of one response, and new with each.',
  },
  hashOnly: {
    cn: '{directive} 含有 strict-dynamic 且只认校验码，而校验码管不到我们的脚本所导入的代码。请在策略里加上nonce，并写进脚本标签：{tag}',
    en: '{directive} says strict-dynamic and goes by hashes, which do not reach what our script imports. Add a nonce to the policy, and to the script tag: {tag}',
  },
  connectBlocked: {
    cn: '{directive} 没有允许 {source}：内容无法加载，表单也无法提交。',
    en: '{directive} does not allow {source}: content cannot be loaded, nor forms sent.',
  },
  imgBlocked: {
    cn: '{directive} 没有允许 {source}：图片不会显示。',
    en: '{directive} does not allow {source}: pictures will not show.',
  },
  mediaBlocked: {
    cn: '{directive} 没有允许 {source}：视频不会播放。没有视频的组件不受影响。',
    en: '{directive} does not allow {source}: films will not play. Widgets without films do not need it.',
  },
  inlineScript: {
    cn: '{directive} 不允许页面中的内联脚本，写给我们组件的命令不会执行。可以改放到文件中，加上nonce，或把它的校验码写进策略。',
    en: '{directive} lets no inline script through, so that your commands to our widgets are not heard. Put them into a file, give them your nonce, or allow their hash.',
  },
  inlineStyle: {
    cn: '{directive} 不允许页面中的内联样式，您为组件设置的颜色不会生效。可以改放到样式文件中，加上nonce，或把它的校验码写进策略。',
    en: '{directive} lets no inline style through, so that your colors for our widgets do not hold. Put them into a style sheet, give them your nonce, or allow their hash.',
  },
  sandboxScripts: {
    cn: '页面处于沙箱中且不允许脚本：页面上什么也不会显示。',
    en: 'The page is sandboxed without scripts: nothing will show.',
  },
  sandboxForms: {
    cn: '页面处于沙箱中，缺少 {missing}：表单无法提交。',
    en: 'The page is sandboxed without {missing}: forms cannot be sent.',
  },
  sandboxSearches: {
    cn: '页面处于沙箱中，缺少 {missing}：表单可以提交，但搜索框没有反应。',
    en: 'The page is sandboxed without {missing}: forms are sent, but fields that search do nothing.',
  },
  integrityPolicy: {
    cn: '{header} 要求每个脚本都有校验码。组件的代码按需导入，只有逐文件校验的版本才带有校验码，否则不会运行：请改用该版本，或从 blocked-destinations 中去掉 script。',
    en: '{header} wants a hash of every script. What widgets import has one in a sealed release alone, and does not run without: take that one, or take script out of blocked-destinations.',
  },
  sealedMap: {
    cn: '{directive} 不允许写入校验码的导入映射：组件照常运行，但各文件不会被校验。请把它的校验码写进策略。',
    en: '{directive} does not let the import map through that holds the hashes: widgets work, but their files run unchecked. Allow its hash.',
  },
  loaderMissing: {
    cn: '页面中有我们的标签，但没有脚本。如果脚本由代码管理器或构建工具加入，这里看不到。',
    en: 'The page has tags of ours, and no script. One that a tag manager or a build adds is not seen here.',
  },
  loaderRelative: {
    cn: '脚本的地址是相对的，指向 {address}，那里没有我们的脚本。请写完整地址。',
    en: 'The script’s address is relative and leads to {address}, where there is none of ours. Write the whole address.',
  },
  loaderElsewhere: {
    cn: '脚本来自 {address}，而不是 {origin}。',
    en: 'The script comes from {address}, not from {origin}.',
  },
  loaderUnread: {
    cn: '脚本标签带有 {attribute}，浏览器不会运行它。同意管理工具会在访客同意后去掉它；如果没有这样的工具，请删除。',
    en: 'The script tag says {attribute}, so that browsers do not run it. A consent tool takes that away once a visitor agrees; without such a tool, take it out.',
  },
  loaderDelayed: {
    cn: '脚本标签带有 {attribute}：{tool} 要等访客第一次操作页面（移动、滚动、点按或按键）才运行它，在此之前我们的组件不会出现。要让组件马上出现，请在它的延迟设置中排除 loader.js。',
    en: 'The script tag says {attribute}: {tool} holds it back until a visitor first moves, scrolls or presses something, and nothing of ours shows before that. To have it at once, leave loader.js out of what it delays.',
  },
  loaderDeferred: {
    cn: '脚本标签带有 {attribute}：{tool} 会等页面加载之后，与其他脚本依次运行它，我们的组件因此出现得晚一些。要让它不受影响，请在标签中、src 之前写上排除属性。',
    en: 'The script tag says {attribute}: {tool} runs it after the page, in turn with all other scripts, and what is ours shows later for it. To have it left alone, its tag names that before src.',
  },
  loaderUnagreed: {
    cn: '脚本标签带有 {attribute}：{tool} 要等访客同意后才运行它，在此之前我们的组件不会出现。它不设置Cookie；是否需要等待同意由您决定。',
    en: 'The script tag says {attribute}: {tool} runs it once a visitor agrees, and nothing of ours shows before that. It sets no cookie; whether it has to wait is yours to decide.',
  },
  loaderParked: {
    cn: '脚本的地址写在 {attribute} 中：要等另一个脚本把它移到 src，浏览器才会运行，在此之前我们的组件不会出现。要让组件马上出现，请直接写在 src 中。',
    en: 'The script’s address stands in {attribute}: browsers do not run it until another script moves it to src, and nothing of ours shows before that. To have it at once, write it into src.',
  },
  loaderInside: {
    cn: '脚本标签位于 <{inside}> 之内，浏览器不会运行它。请移到外面。',
    en: 'The script tag stands within <{inside}>, where browsers do not run it. Move it out.',
  },
  loaderTwice: {
    cn: '脚本标签出现了{count}次。这没有坏处，一次就够。',
    en: 'The script tag stands there {count} times. That does no harm; once is enough.',
  },
  twoReleases: {
    cn: '页面包含两个版本的脚本（{releases}）：只有先运行的那个起作用。请只保留一个。',
    en: 'The page has two releases of the script ({releases}): the first that runs serves the page. Keep one.',
  },
  olderRelease: {
    cn: '页面固定在 {release}，不会得到修复。最新版本是 {newest}。',
    en: 'The page is pinned to {release}, which gets no repairs. The newest is {newest}.',
  },
  releaseGone: {
    cn: '我们的服务器上没有版本 {release}：浏览器只会得到404，脚本不会运行。最新版本是 {newest}。',
    en: 'Our server has no release {release}: browsers get a 404, and no script. The newest is {newest}.',
  },
  scriptsInVain: {
    cn: '页面提前请求版本 {release} 的文件，实际使用的却是 {loader}：访客白白多下载一份。请在 {address} 重新生成这几行代码，一起替换。',
    en: 'The page asks ahead for scripts of release {release}, and uses those of {loader}: visitors fetch the former in vain. Make the lines anew at {address}, and replace them together.',
  },
  integrityUnpinned: {
    cn: '最新版本的地址带有校验码：发布新版本后，浏览器会拒绝运行。请使用固定版本，或去掉 integrity。',
    en: 'The newest release’s address has a hash beside it: with our next release browsers refuse to run it. Pin the release, or take integrity out.',
  },
  integrityWithoutCors: {
    cn: '带 integrity 的脚本还需要 crossorigin="anonymous"：没有它，浏览器无法核对，也不会运行。',
    en: 'A script with integrity also needs crossorigin="anonymous": without it browsers cannot check it, and do not run it.',
  },
  integrityWrong: {
    cn: '校验码不是 {release} 的：浏览器会拒绝运行。',
    en: 'The hash is not that of {release}: browsers refuse to run it.',
  },
  commandEarly: {
    cn: '页面脚本直接调用 vitrine.{command}()，这时我们的脚本可能还没有到：调用会出错，页面脚本就此中断。请改用队列，它随时都能接收命令。',
    en: 'A script of the page calls vitrine.{command}() where ours may not have come yet: the call fails then, and ends that script. Give the command to the queue, which takes it at any time.',
  },
  unknownTag: {
    cn: '没有名为 {tag} 的组件，这个标签不会有任何变化。',
    en: 'There is no widget {tag}: the tag stays as it is.',
  },
  unknownOpened: {
    cn: '{tag}：不能弹出“{value}”，可以弹出的是 {known}。',
    en: '{tag} cannot open “{value}”. What can be opened: {known}.',
  },
  unknownOpener: {
    cn: '{tag} 不会弹出任何内容：它带有 {attribute}，却没有 data-vt-open。',
    en: '{tag} opens nothing: it has {attribute}, and no data-vt-open.',
  },
  missingAttribute: {
    cn: '{tag} 没有 {attribute}，在您的页面上没有可展示的内容，除非由脚本给出。',
    en: '{tag} has no {attribute}, and has nothing to show on your page unless a script gives it one.',
  },
  unknownAttribute: {
    cn: '{tag}：这个组件没有 {attribute} 属性。',
    en: '{tag}: its widget takes no attribute {attribute}.',
  },
  unreadAttribute: {
    cn: '{tag}：无法识别 {attribute} 的值“{value}”，将按未填写处理。',
    en: '{tag}: {attribute} cannot be “{value}”, which counts as not given.',
  },
  unknownForm: {
    cn: '{tag}：没有编号为{value}的表单，或者它尚未公开。',
    en: '{tag}: there is no form {value}, or it is not public.',
  },
  unknownSite: {
    cn: '{tag}：没有名为“{value}”的站点，将按页面语言显示。现有站点：{known}。',
    en: '{tag}: there is no site “{value}”, so that the page’s language decides. Sites: {known}.',
  },
  unknownUnlock: {
    cn: '{tag}：没有任何表单能解锁“{value}”。请核对编号：它可能不存在、尚未公开，或无需表单。',
    en: '{tag}: no form unlocks “{value}”. Check its id: it is not there, not public, or behind no form.',
  },
  unlockElsewhere: {
    cn: '{tag}：“{value}”不由这个表单解锁，提交后访客得不到它。能解锁它的表单：{known}。',
    en: '{tag}: its form does not unlock “{value}”, and visitors who send it get nothing of that. Forms that do: {known}.',
  },
  unknownSource: {
    cn: '{tag}：站点中没有页面“{value}”，线索会被算作来自首页。',
    en: '{tag}: the site has no page “{value}”, so that leads count for the home page.',
  },
  unknownField: {
    cn: '{tag}：{attribute} 中的“{value}”不是表单的字段，不会填入。字段（编号和名称）：{known}。',
    en: '{tag}: {attribute} names “{value}”, which is no field of the form, and fills nothing in. Fields, by id and name: {known}.',
  },
  testMode: {
    cn: '{tag} 处于测试模式：提交的内容只作校验，不会保存，也不会产生线索。测试完成后，请去掉 {attribute}。',
    en: '{tag} is in test mode: what visitors send is checked and not kept, so that no lead comes of it. Once you have tried it, take {attribute} out.',
  },
  selfClosed: {
    cn: '{tag} 以 /> 结尾：HTML不认这种写法，后面的内容都会被算作它的内容。请写上结束标签。',
    en: '{tag} ends with />, which HTML does not know: all that follows counts as its content. Give it an end tag.',
  },
  unclosed: {
    cn: '{tag} 没有结束标签，后面的内容会被算作它的内容。',
    en: '{tag} has no end tag, so that what follows counts as its content.',
  },
  tagInside: {
    cn: '{tag} 位于 <{inside}> 之内，不会显示。',
    en: '{tag} stands within <{inside}>, where nothing shows.',
  },
  noTag: {
    cn: '页面中有我们的脚本，但没有我们的标签，也没有弹出组件的元素：什么也不会显示，除非之后由其他脚本加入。内容管理系统可能会删去它不认识的标签。生成嵌入代码：{address}',
    en: 'The script is here, and no tag of ours, nor anything that opens a widget: nothing shows, unless another script adds one later. Some content systems take out tags that they do not know. The code is made at {address}',
  },
  nothingOfOurs: {
    cn: '这段HTML里没有我们的脚本，也没有我们的标签。',
    en: 'There is neither a script nor a tag of ours in this HTML.',
  },
  foreignOrigin: {
    cn: '{origin} 还不在可以提交表单的网站名单上：组件会显示，但表单会被拒绝。请把下面这一行发给我们。',
    en: '{origin} is not on our list of sites that may send forms: widgets show, and a form is refused. Send us this line.',
  },
  originUntold: {
    cn: 'Referrer-Policy 为 {value}：浏览器不会告知表单来自哪个页面。没有脚本时，您服务器嵌入的表单不会被直接接收，访客需要在我们的页面上再提交一次。',
    en: 'Referrer-Policy is {value}, by which browsers do not tell where a form comes from. Without script a form that your server includes is not taken at once: visitors send it again from our page.',
  },
  noHeaders: {
    cn: '在“响应标头”中没有读到任何标头，请按“名称: 值”逐行粘贴。',
    en: 'No header was found among the response headers. Paste them as lines of “name: value”.',
  },
} as const satisfies Record<FindingCode, Word>;

const weights = {
  blocks: { cn: '无法显示', en: 'Blocks' },
  limits: { cn: '部分受限', en: 'Limits' },
  notes: { cn: '提示', en: 'Note' },
} as const satisfies Record<FindingWeight, Word>;

/** What a page is told of itself, be it pasted at /embed/check or asked for in the living page. */
export const findingText = {
  ...findings,
  ...weights,
  nothingFound: { cn: '没有发现妨碍组件的地方', en: 'Nothing stands in the way' },
  oneFound: { cn: '发现1处', en: 'One thing was found' },
  found: { cn: '发现{count}处', en: '{count} things were found' },
  reportOnly: {
    cn: '这条策略目前只报告、不拦截；正式启用后才会生效。',
    en: 'This policy only reports so far. It would hold once it is enforced.',
  },
  add: { cn: '加上：', en: 'Add this:' },
  replace: { cn: '改为：', en: 'Write in its place:' },
  send: { cn: '发给我们：', en: 'Send us this:' },
} as const satisfies TextTable;
