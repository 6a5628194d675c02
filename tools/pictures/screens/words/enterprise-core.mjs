/** The screens of production, projects and assets. `main` and `side` make the product's picture, the rest are details. */
export const enterpriseCore = {
  production: {
    ground: 'night',
    name: '制造运营 | Production',
    crumb: '总装一车间 · 第12周 | Assembly hall 1 · week 12',
    person: '周 | ZY',
    main: {
      title: '插单试算：WO-2318 | Rush order test: WO-2318',
      gantt: {
        axis: ['周一 | Mon', '周二 | Tue', '周三 | Wed', '周四 | Thu', '周五 | Fri', '周六 | Sat'],
        rows: [
          ['五轴铣床 | 5-axis mill', 0, 2.4, 'd', 'WO-2301'],
          ['立式车床 | Vertical lathe', 0.6, 2, 'm', 'WO-2304'],
          ['镗床 2号 | Boring mill 2', 1.6, 2.1, '!', 'WO-2318'],
          ['焊接岛 | Weld cell', 2.2, 2.2, 'd', 'WO-2307'],
          ['热处理 | Heat treatment', 0.2, 1.6, 'p', 'WO-2296'],
          ['总装线 | Final line', 3.4, 2.4, 'k', 'WO-2309'],
        ],
        now: 1.35,
      },
      foot: '可于周四交付；WO-2304推迟半天，其余不变。 | Can ship Thursday; WO-2304 moves half a day, nothing else does.',
    },
    side: {
      title: '代价清单 | What it costs',
      figures: [
        ['+3.5小时 | +3.5 h', '镗床加班 | Boring mill overtime', '周二夜班 | Tuesday night shift'],
        ['1', '推迟的工单 | Order delayed', '启衡机床 | Qiheng Machine Tools'],
        ['¥4,260', '额外成本 | Extra cost', '已含外协 | With subcontracting'],
      ],
    },
    details: {
      kitting: {
        title: '齐套：未来七天 | Parts check: seven days ahead',
        cols: '2.4 1r 1r 1.6',
        head: ['物料 | Item', '需求 | Needed', '缺口 | Short', '责任人 | Owner'],
        rows: [
          ['主轴箱体 | Spindle housing', '12', '~0', '邵江流 | Shao J.'],
          ['滚珠丝杠 | Ball screw', '24', '!6', '顾临川 | Gu L.'],
          ['伺服电机 | Servo motor', '36', '~0', '顾临川 | Gu L.'],
          ['密封圈组 | Seal set', '48', '~0', '周砚 | Zhou Y.'],
        ],
        foot: '滚珠丝杠周五到货，可先装前十八台。 | Screws arrive Friday; eighteen units can start now.',
      },
      dispatch: {
        title: '班组报工 · 早班 | Crew reporting · early shift',
        list: [
          [
            '07',
            'WO-2301 · 粗铣 | WO-2301 · roughing',
            '五轴铣床 · 计划6.0小时 | 5-axis mill · 6.0 h planned',
            '5.8小时 | 5.8 h',
          ],
          [
            '12',
            'WO-2304 · 精车 | WO-2304 · finishing',
            '立式车床 · 计划4.5小时 | Vertical lathe · 4.5 h planned',
            '!5.3小时 | !5.3 h',
          ],
          [
            '15',
            'WO-2307 · 焊接 | WO-2307 · welding',
            '焊接岛 · 计划8.0小时 | Weld cell · 8.0 h planned',
            '7.9小时 | 7.9 h',
          ],
          [
            '21',
            'WO-2296 · 回火 | WO-2296 · tempering',
            '热处理 · 计划3.0小时 | Heat treatment · 3.0 h planned',
            '3.0小时 | 3.0 h',
          ],
        ],
      },
      cost: {
        title: '工单成本，元 | Work order cost, CNY',
        note2: 'WO-2304',
        bars: {
          labels: ['材料 | Material', '人工 | Labor', '设备 | Machine', '外协 | Outside', '质量 | Quality'],
          values: [
            [310, 302],
            [120, 168],
            [96, 92],
            [64, 60],
            [20, 18],
          ],
          mark: 1,
          ticks: [0, 100, 200, 300],
          max: 340,
          show: ['', '+40%', '', '', ''],
        },
        foot: '浅色为计划，深色为实际。 | Pale bars are planned, dark bars actual.',
      },
    },
  },
  projects: {
    ground: 'mist',
    name: '项目管理 | Projects',
    crumb: '临港研发楼 · 第三季度 | Lingang research block · Q3',
    person: '沈 | SY',
    main: {
      title: '竣工成本预测，百万元 | Cost at completion, CNY m',
      trend: {
        labels: ['1月 | Jan', '3月 | Mar', '5月 | May', '7月 | Jul', '9月 | Sep', '11月 | Nov'],
        ticks: [0, 60, 120, 180],
        max: 210,
        series: [
          { name: '预算 | Budget', tone: 'm', dash: true, values: [12, 38, 74, 112, 148, 176] },
          { name: '实际 | Actual', tone: 'k', values: [10, 36, 76, 118] },
          { name: '预测 | Forecast', tone: '!', values: [10, 36, 76, 118, 158, 189], say: '+13.0' },
        ],
      },
      foot: '幕墙变更七项未定价，占预测超支的八成。 | Seven unpriced façade changes make up 80% of the overrun.',
    },
    side: {
      title: '工作包 | Work packages',
      cols: '2 1r',
      rows: [
        ['土建 | Structure', '98%'],
        ['幕墙 | Façade', '61%'],
        ['机电 | Services', '47%'],
        ['精装 | Fit-out', '12%'],
        ['室外 | Site works', '5%'],
      ],
      foot: '按已完工作量计 | By work done',
    },
    details: {
      network: {
        title: '关键路径 | Critical path',
        gantt: {
          axis: ['6月 | Jun', '7月 | Jul', '8月 | Aug', '9月 | Sep', '10月 | Oct'],
          rows: [
            ['基坑 | Excavation', 0, 0.9, 'd', ''],
            ['主体结构 | Structure', 0.7, 2, 'd', ''],
            ['幕墙 | Façade', 1.9, 2, '!', '浮动0天 | No slack'],
            ['机电安装 | Services', 2.2, 2.2, 'm', '浮动9天 | 9 days'],
            ['室外工程 | Site works', 3.4, 1.5, 'p', '浮动21天 | 21 days'],
          ],
        },
      },
      variation: {
        title: '签证与变更 | Change orders',
        cols: '2.6 1.3r 1.5r',
        head: ['事项 | Item', '金额，万元 | CNY k', '状态 | State'],
        rows: [
          ['B2层集水井加深 | Deeper sump, level B2', '18.6 | 186', '#已确认 | #Approved'],
          ['东立面改双银玻璃 | Coated glass, east side', '126.0 | 1,260', '#!待定价 | #!No price yet'],
          ['电梯机房移位 | Elevator room moved', '32.4 | 324', '#已确认 | #Approved'],
          ['屋面增设检修口 | Roof access hatch', '4.2 | 42', '#审核中 | #In review'],
        ],
      },
      cash: {
        title: '收付计划，百万元 | Cash plan, CNY m',
        bars: {
          labels: ['7月 | Jul', '8月 | Aug', '9月 | Sep', '10月 | Oct', '11月 | Nov', '12月 | Dec'],
          values: [
            [22, 18],
            [16, 21],
            [24, 19],
            [12, 26],
            [28, 20],
            [30, 17],
          ],
          mark: 3,
          ticks: [0, 10, 20, 30],
          max: 34,
          show: ['', '', '', '−14', '', ''],
        },
        foot: '浅色为收，深色为付。 | Pale bars come in, dark bars go out.',
      },
    },
  },
  assets: {
    ground: 'wash',
    name: '资产管理 | Assets',
    crumb: '朔原风电 · 辉腾锡勒三期 | Shuoyuan Wind · Huitengxile III',
    person: '孟 | MC',
    main: {
      title: '停机窗口：未来五天 | Maintenance windows: five days ahead',
      cols: '1.5 2.2 1.3r 1.4r',
      narrow: [0, 1, 3],
      head: ['机组 | Unit', '工单 | Work order', '风速 | Wind', '窗口 | Window'],
      rows: [
        ['F-027', '变桨轴承润滑 | Pitch bearing grease', '4.1 m/s', '#周二 06:00 | #Tue 06:00'],
        ['F-031', '叶片前缘修补 | Blade edge repair', '3.2 m/s', '#!周三 05:30 | #!Wed 05:30'],
        ['F-044', '齿轮箱取油样 | Gearbox oil sample', '5.0 m/s', '#周三 13:00 | #Wed 13:00'],
        ['F-052', '塔筒螺栓力矩 | Tower bolt torque', '4.4 m/s', '#周四 07:00 | #Thu 07:00'],
        ['F-063', '变流器除尘 | Converter cleaning', '4.8 m/s', '#周五 06:30 | #Fri 06:30'],
        ['F-070', '偏航制动片 | Yaw brake pads', '3.9 m/s', '#周五 14:00 | #Fri 14:00'],
      ],
      foot: '周三风小、电价低：两台同停，少损失4.1兆瓦时。 | Wednesday: low wind and prices. Two stops save 4.1 MWh.',
    },
    side: {
      title: 'F-031 履历 | F-031 history',
      list: [
        ['9', '投运9年 | 9 years running', '可利用率97.8% | 97.8% available', ''],
        ['3', '叶片修补 | Blade repairs', '上次：前年10月 | Last: two years ago', ''],
        ['¥', '累计检修 | Repairs to date', '含吊装 | Incl. cranes', '186万元 | ¥1.86m'],
        ['↓', '残余寿命 | Life left', '按载荷谱 | By load history', '11 年 | 11 yrs'],
      ],
    },
    details: {
      order: {
        title: '移动工单 F-031 | Mobile work order F-031',
        steps: [
          ['派单到人 | Assigned', '王海、李策 · 周二17:20 | Two technicians · Tue 17:20', 'done'],
          ['领取备件 | Parts collected', '前缘保护膜2卷 | Edge film, 2 rolls', 'done'],
          ['登塔作业 | On the tower', '周三05:48，离线记录中 | Wed 05:48, recording offline', 'now'],
          ['拍照签字 | Photos and signature', '计划07:30 | Planned 07:30', ''],
        ],
      },
      spares: {
        title: '备件联储 | Shared inventory',
        cols: '2.4 1r 1r 1.6r',
        head: ['备件 | Part', '在库 | Stock', '安全 | Safety', '建议 | Proposal'],
        rows: [
          ['变桨电机 | Pitch motor', '9', '6', '~不补 | ~None'],
          ['主轴承 | Main bearing', '1', '2', '!订购 1 | !Order 1'],
          ['IGBT模块 | IGBT module', '14', '10', '~不补 | ~None'],
          ['偏航减速器 | Yaw drive', '3', '3', '~调拨 1 | ~Move 1'],
        ],
        foot: '七个场站共用一套安全库存。 | Seven sites share one safety stock.',
      },
      vibration: {
        title: '齿轮箱振动，毫米/秒 | Gearbox vibration, mm/s',
        trend: {
          labels: ['3月 | Mar', '4月 | Apr', '5月 | May', '6月 | Jun', '7月 | Jul'],
          ticks: [0, 2, 4, 6],
          max: 7,
          series: [
            { name: '报警线 | Alarm', tone: 'm', dash: true, values: [5.6, 5.6, 5.6, 5.6, 5.6] },
            { name: 'F-044', tone: '!', values: [2.1, 2.4, 2.9, 3.8, 4.9], say: '4.9' },
          ],
        },
      },
    },
  },
};
