-- What one of each container cost when the cart was last changed, by its sku, in hundredths: a deposit that has moved
-- since is named with its old and its new amount.
alter table cart add column shown_deposits jsonb;
