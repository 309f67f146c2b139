-- Other costs of a year (other_expenses): nobody entered any in the calculations saved so far.
update calculations set inputs = inputs || '{"other_expenses": null}' where not inputs ? 'other_expenses';
