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
  'annual-lines': {
    title: '各产品线收入，百万元 | Revenue by product line, CNY m',
    bars: {
      labels: ['业财 | Finance', '供应链 | Supply', '人力 | People', '企业资源 | ERP'],
      values: [
        [496, 630],
        [426, 520],
        [426, 490],
        [450, 500],
      ],
      mark: 0,
      ticks: [0, 200, 400],
      max: 700,
      show: ['+27%', '+22%', '+15%', '+11%'],
    },
    foot: '浅色为上一年，深色为本年。 | Pale bars are the year before, dark bars this year.',
  },
};
