/** Details that belong to no product: what a piece of news shows. */
export const newsDetails = {
  'forum-program': {
    title: '主会场 · 第一天上午 | Main stage · day one, morning',
    list: [
      ['陆 | LY', '今年只盯两件事 | Two numbers to watch', '陆远舟 · 远帆软件 | Lu Yuanzhou · Farsail', '09:00'],
      ['邵 | SJ', '插单之后 | After the rush order', '邵江流 · 澜川重工 | Shao Jiangliu · Lanchuan', '!09:30'],
      ['唐 | TW', '怎样看清损耗 | How waste was seen', '唐苇 · 南栀集市 | Tang Wei · Nanzhi Market', '10:20'],
      ['MT', '船期晚了6小时 | Six hours late', 'Marcus Teo · 子午海运 | Marcus Teo · Meridian Strait', '11:10'],
    ],
  },
};
