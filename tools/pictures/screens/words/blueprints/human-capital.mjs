export const blueprints = {
  'core-hr': {
    data: {
      star: {
        middle: '人员 | Person',
        around: [
          ['组织 | Structure', '带生效日 | With dates'],
          ['岗位与编制 | Positions', '按预算 | Within budget'],
          ['合同 | Contract', '到期预警 | Warns before it ends'],
          ['证照 | Permits', '高空、健康、驾驶 | Health, driving'],
          ['账号与权限 | Access', '随异动变更 | Moves with people'],
          ['工资关系 | Payroll link', '供薪酬订阅 | Subscribed by Pay'],
        ],
        mark: 2,
      },
    },
    process: {
      flow: [
        ['入职 | Hire', '扫码填报 | By phone'],
        ['试用 | Probation', '店长评价 | Manager’s review'],
        ['转正 | Confirm', '合同续签 | Contract renewed'],
        ['调动 | Transfer', '到日生效 | On its day'],
        ['借调 | Loan', '跨店支援 | Between stores'],
        ['离职 | Exit', '交接清单 | Handover list'],
        ['归档 | Archive', '电子卷宗 | Electronic file'],
        ['返聘 | Rehire', '沿用工号 | Same number'],
      ],
      mark: 3,
    },
  },
  'pay-time': {
    process: {
      flow: [
        ['需求预测 | Demand', '每半小时 | By the half hour'],
        ['排班 | Schedule', '资质与疲劳 | Skills and rest'],
        ['打卡 | Clock', '门禁、手机 | Gate, phone'],
        ['异常清零 | Exceptions', '当天处理 | Same day'],
        ['封账 | Cutoff', '每月最后一天 | Last day of month'],
        ['算薪 | Payroll run', '规则即公式 | Rules as formulas'],
        ['复核 | Review', '与上月比对 | Against last month'],
        ['发放 | Payment', '封账后46小时 | 46 h after cutoff'],
      ],
      mark: 3,
    },
    road: {
      gantt: {
        axis: ['第1月 | Month 1', '第2月 | Month 2', '第3月 | Month 3', '第4月 | Month 4'],
        rows: [
          ['规则梳理 | Rules', 0, 0.8, 'd', '十九类班制 | 19 shift types'],
          ['历史数据 | History', 0.4, 0.9, 'm', '三年考勤 | Three years'],
          ['并行试算 | Parallel runs', 1, 2, 'p', '连续三个月，比对到分 | Three months, to the cent'],
          ['正式发薪 | First payday', 3, 0.5, '!', ''],
          ['陪跑 | Support', 3.2, 0.8, 'k', '现场 | On site'],
        ],
      },
    },
  },
  talent: {
    data: {
      star: {
        middle: '人才 | Talent',
        around: [
          ['绩效 | Performance', '目标与反馈 | Goals, feedback'],
          ['能力 | Skills', '技能矩阵 | Skill matrix'],
          ['经历 | Record', '项目与轮岗 | Projects, moves'],
          ['关键岗位 | Critical roles', '风险与继任 | Risk, successors'],
          ['意愿 | Wishes', '方向与地点 | Path and place'],
          ['学习 | Learning', '按岗位生成 | By role'],
        ],
        mark: 3,
      },
    },
    road: {
      gantt: {
        axis: ['第一季度 | Q1', '第二季度 | Q2', '第三季度 | Q3', '第四季度 | Q4'],
        rows: [
          ['目标 | Goals', 0, 0.8, 'd', '上下对齐 | Aligned'],
          ['持续反馈 | Feedback', 0, 4, 'p', '每周十分钟 | Ten minutes a week'],
          ['年中盘点 | Review', 1.6, 0.8, '!', '九宫格 | Nine-box'],
          ['继任计划 | Succession', 2.4, 1, 'm', '每岗两人 | Two per role'],
          ['晋升与预算 | Promotion', 3.2, 0.8, 'k', '编制 | Headcount'],
        ],
      },
    },
  },
};
