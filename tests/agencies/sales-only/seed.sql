-- The process that runs this file has our agency, which also lets. Homes to rent stay in the database.
select private.set_agency('MR', 3, '{sale}');
