-- A shop, one branch of categories and a brand for an empty mall: psql "$DATABASE_URL" -f docs/deploy/first-shop.sql
-- Change the names first. Restart the mall afterwards: it reads shops and categories when it starts.
-- Money is in fen (1200 = ¥12.00); levels of categories are 10, 20 and 30.
begin;

insert into shop (code, name, intro, city, logo, banner, goods_score, service_score, delivery_score, official, freight, opened_on)
values ('main', '{"zh":"自营店","en":"Main shop"}', '{"zh":"","en":""}', '{"zh":"杭州","en":"Hangzhou"}', '', '', 0, 0, 0, true,
        '{"fee":1200,"freeFrom":9900,"notDelivered":[]}', '2026-01-01');

with one as (
  insert into category (code, parent_id, level, name, icon, sort)
  values ('home', null, 10, '{"zh":"家居","en":"Home"}', '', 0) returning id
), two as (
  insert into category (code, parent_id, level, name, icon, sort)
  select 'home-kitchen', id, 20, '{"zh":"厨房","en":"Kitchen"}', '', 0 from one returning id
)
insert into category (code, parent_id, level, name, icon, sort)
select 'home-kitchen-cups', id, 30, '{"zh":"杯具","en":"Cups"}', '', 0 from two;

insert into brand (code, name) values ('own', '{"zh":"自有品牌","en":"Own brand"}');

commit;
