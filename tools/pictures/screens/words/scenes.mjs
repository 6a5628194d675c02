/** Scenes of solutions that no product's own picture shows. */
export const sceneDetails = {
  'plant-changeover': {
    title: '换线准备：WO-2304 | Changeover: WO-2304',
    steps: [
      ['检验单下发 | Inspection sheet issued', '14个检验点，13:00 | 14 points, 13:00', 'done'],
      ['工装到位 | Fixture in place', '夹具J-17，13:25 | Fixture J-17, 13:25', 'done'],
      ['首件备料 | First piece staged', '毛坯1件，送往立式车床 | One blank, on its way to the lathe', 'now'],
      ['换线 | Changeover', '计划15:00 | Planned for 15:00', ''],
    ],
  },
  'plant-handover': {
    title: '夜班交接：总装一车间 | Night handover: assembly hall 1',
    list: [
      [
        '1',
        '镗床2号 · 主轴温升 | Boring mill 2 · spindle warm',
        '已降速，早班复测 | Slowed down, to be measured again',
        '#!待复测 | #!Open',
      ],
      [
        '2',
        'WO-2307 · 焊丝不足 | WO-2307 · short of wire',
        '06:40送到线边 | At the line by 06:40',
        '#已补料 | #Ordered',
      ],
      [
        '3',
        'WO-2318 · 首件待检 | WO-2318 · first piece',
        '三坐标排在07:00 | To be gauged at 07:00',
        '#已安排 | #Booked',
      ],
      ['▶', '语音 · 何川 | Voice note · He Chuan', '2分10秒，已转成文字 | 2:10, with its transcript', '05:52'],
    ],
  },
  'store-weather': {
    title: '明日台风：自动加订 | Typhoon tomorrow: extra orders',
    cols: '2.2 1r 1r 1.7',
    head: ['商品 | Item', '平日 | Usual', '加订后 | Ordered', '理由 | Reason'],
    rows: [
      ['饮用水，箱 | Water, cases', '24', '!96', '居民囤水 | Stocking up'],
      ['电池，盒 | Batteries, packs', '12', '48', '可能停电 | Power cuts'],
      ['方便面，箱 | Noodles, cases', '18', '54', '居民囤货 | Stocking up'],
      ['叶菜，公斤 | Greens, kg', '60', '42', '客流减少 | Fewer visits'],
    ],
    foot: '明早6点前到店，店长可以修改数量。 | In store by 6 a.m.; managers can change any number.',
  },
};
