-- How many scripts/lib/many-listings.sql makes.
set local bench.listings = 20000;
