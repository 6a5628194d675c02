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
  'plant-plan': {
    title: '统一计划：插入WO-2318 | Master plan with WO-2318',
    cols: '2 1r 1.2r 2',
    head: ['工厂 | Plant', '负荷 | Load', '插单后 | After', '调整 | Change'],
    rows: [
      ['总装厂 | Assembly', '92%', '!96%', '镗床加班3.5小时 | Boring mill +3.5 h'],
      ['铸造厂 | Foundry', '81%', '81%', '~不变 | ~None'],
      ['电气厂 | Electrical', '74%', '78%', '提前一天开工 | Starts a day early'],
      ['热处理厂 | Heat treatment', '88%', '88%', '~不变 | ~None'],
    ],
    foot: '七家工厂一次算完，日内还能各自调整。 | Seven plants in one run; each may still adjust today.',
  },
  'equipment-file': {
    title: '设备档案：五轴铣床 | Machine file: 5-axis mill',
    list: [
      ['1', '出厂配置 | As delivered', '218项，含图纸版本 | 218 items, with drawing versions', ''],
      [
        '2',
        '更换主轴 | Spindle replaced',
        '去年9月，序列号已登记 | Last September, serial number kept',
        '#已更新 | #Current',
      ],
      ['3', '控制软件升级 | Control software update', '由4.1版升至4.3版 | From 4.1 to 4.3', '#已更新 | #Current'],
      ['4', '直线导轨 | Linear guides', '还可运行约900小时 | About 900 hours left', '#!将到期 | #!Due soon'],
    ],
  },
  'equipment-order': {
    title: '服务工单：S-7714 | Service order: S-7714',
    steps: [
      ['受理 | Taken in', '远程诊断，8分钟 | Diagnosed remotely in eight minutes', 'done'],
      ['派工 | Dispatched', '最近的工程师，相距40公里 | Nearest engineer, 40 km away', 'done'],
      ['备件 | Part', '主轴轴承，随车已有 | Spindle bearing, in the van', 'now'],
      ['回访 | Follow-up', '验收后第3天 | Three days after acceptance', ''],
    ],
  },
  'power-file': {
    title: '资产卡片：F-031 | Asset file: F-031',
    list: [
      ['1', '设备编码 | Equipment code', '三期 · 第31台 | Phase III · unit 31', 'F-031'],
      [
        '2',
        '叶片、齿轮箱、变流器 | Blades, gearbox, converter',
        '14个部件，各有序列号 | 14 parts, each with its number',
        '#齐全 | #Complete',
      ],
      ['3', '图纸与参数 | Drawings and settings', '建设期移交时核对 | Checked at handover', '#齐全 | #Complete'],
      ['¥', '财务卡片 | Ledger card', '按部件计提折旧 | Depreciated by part', '#一致 | #Matched'],
    ],
  },
  'power-retirement': {
    title: '退役处置：F-008 | Retirement: F-008',
    steps: [
      ['估值 | Valuation', '两家机构，差距3% | Two assessors, 3% apart', 'done'],
      ['公开拍卖 | Public auction', '齿轮箱与发电机，6家应价 | Gearbox and generator, six bids', 'done'],
      ['叶片回收 | Blades recycled', '3片，切割后装车 | Three, cut and loaded', 'now'],
      ['环保台账 | Environmental record', '等待回收凭证 | Waiting for the recycler’s receipt', ''],
    ],
  },
  'port-thunderstorm': {
    title: '雷雨停工：3号泊位 | Thunderstorm: berth 3',
    steps: [
      ['停止吊装 | Lifting stopped', '14:10，风速与雷电预警 | 14:10, wind and lightning alert', 'done'],
      ['停工计时 | Time recorded', '18人，1小时55分 | 18 people, 1 h 55 min', 'done'],
      ['恢复作业 | Work resumed', '16:05，先卸冷藏箱 | 16:05, cold containers first', 'now'],
      ['补班 | Make-up shift', '周四早班，9人愿意 | Thursday early, nine are willing', ''],
    ],
  },
  'site-attendance': {
    title: '双重考勤 · 今天 | Attendance today',
    cols: '2.2 1.2r 1.2r 1.6',
    head: ['班组 | Crew', '闸机 | Gate', '班组长 | Foreman', '结果 | Result'],
    rows: [
      ['钢筋班 | Rebar', '42', '42', '~一致 | ~Matched'],
      ['木工班 | Formwork', '36', '!35', '!查看1人 | !Check 1'],
      ['混凝土班 | Concrete', '28', '28', '~一致 | ~Matched'],
      ['架子班 | Scaffolding', '17', '17', '~一致 | ~Matched'],
    ],
    foot: '不一致的当天问清，月底不再对账。 | Differences are settled the same day, not at month’s end.',
  },
  'site-measurement': {
    title: '计量结算 · 本月 | Measured this month',
    cols: '2.2 1.4 1.4r 1.4r',
    head: ['作业 | Work', '方式 | Basis', '数量 | Quantity', '金额 | CNY'],
    rows: [
      ['钢筋绑扎 | Rebar tying', '包工 | Piece', '62.5 t', '53,125'],
      ['模板安装 | Formwork', '包工 | Piece', '1,480 m²', '62,160'],
      ['零星用工 | Odd jobs', '点工 | Day', '38 d', '13,300'],
      ['夜间浇筑 | Night pours', '!待确认 | !Open', '96 m³', '4,800'],
    ],
    foot: '点工与包工同一张表，签认后直接发薪。 | Day work and piecework on one sheet, signed, then paid.',
  },
};
