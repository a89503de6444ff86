import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: './mall/**/*.tables.ts',
  out: './mall/db/migrations',
});
