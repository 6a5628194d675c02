import '../../../server/main.ts';
