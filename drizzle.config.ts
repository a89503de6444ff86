import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: './mall/db/schema*.ts',
  out: './mall/db/migrations',
});
